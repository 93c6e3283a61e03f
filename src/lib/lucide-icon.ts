import { createElement, type SVGProps } from 'react'

/** A picture as lucide-react hands it over. */
type IconData = {
  name: string
  aliases?: readonly string[]
  node: readonly (readonly [shape: string, attributes: Readonly<Record<string, string>>])[]
}

/**
 * Stands in for lucide-react's function of this name in what browsers download (vite.config.ts), and makes the same
 * markup with a tenth of the code and one component for each icon instead of three: the library's own also reads a
 * context, and sizes and colours that this site sets with classes. An icon is decoration here: what it says stands
 * beside it in words, so it is hidden from whoever hears the page.
 */
export default function createLucideIcon({ name, aliases = [], node }: IconData) {
  const ownClasses = ['lucide', ...[name, ...aliases].map((alias) => `lucide-${alias}`)].join(' ')
  const shapes = node.map(([shape, attributes]) => createElement(shape, attributes))

  return function LucideIcon({ className, ...props }: SVGProps<SVGSVGElement>) {
    return createElement(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        width: 24,
        height: 24,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        'aria-hidden': true,
        ...props,
        className: className ? `${ownClasses} ${className}` : ownClasses,
      },
      shapes,
    )
  }
}
