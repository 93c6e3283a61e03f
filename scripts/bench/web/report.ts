import type { Table } from '../../text-table.ts'

const HEADING = '## Figures\n'

/** Replaces the figures at the end of a document, behind its method. @param circumstances of the measurement */
export function withFigures(
  document: string,
  circumstances: string,
  tables: readonly Table[],
): string {
  const [method = ''] = document.split(HEADING)
  return `${[method + HEADING, circumstances, ...tables.map(toMarkdown)].join('\n').trimEnd()}\n`
}

function toMarkdown({ title, columns, rows }: Table): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  const rule = columns.map((_, column) => (column === 0 ? '---' : '---:'))
  return ['', `### ${title}`, '', line(columns), line(rule), ...rows.map(line)].join('\n')
}
