export type Table = {
  title: string
  columns: readonly string[]
  rows: readonly (readonly string[])[]
}

/** A table for the terminal: first column left-aligned, figures right-aligned. */
export function toText({ title, columns, rows }: Table): string {
  const widthOf = (column: number) =>
    Math.max(...[columns, ...rows].map((row) => row[column]?.length ?? 0))
  const lines = [columns, ...rows].map((row) =>
    row
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widthOf(column)) : cell.padStart(widthOf(column)),
      )
      .join('  ')
      .trimEnd(),
  )
  return [title, ...lines].join('\n')
}
