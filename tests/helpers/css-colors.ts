/** Red, green and blue as screens take them (sRGB), each from 0 to 1. */
export type Color = readonly [red: number, green: number, blue: number]

/**
 * The custom properties that the first `:root` rule of a style sheet sets, by their names without the dashes, with the
 * colours of one theme.
 *
 * @throws when there is no such rule
 */
export function readTokens(css: string, theme: 'light' | 'dark'): ReadonlyMap<string, string> {
  const [, body] = /:root \{([^}]*)\}/.exec(css) ?? []
  if (body === undefined) throw new Error('No rule for :root')
  const declarations = body.matchAll(/--([\w-]+):\s*([^;]+);/g)
  return new Map(
    Array.from(declarations, ([, name = '', value = '']) => [name, ofTheme(value, theme)]),
  )
}

function ofTheme(value: string, theme: 'light' | 'dark'): string {
  const [, light, dark] =
    /^light-dark\(\s*([\w-]+\([^)]*\)),\s*([\w-]+\([^)]*\))\s*\)$/.exec(value) ?? []
  return (theme === 'light' ? light : dark) ?? value
}

/**
 * Reads `#rrggbb` or an opaque `oklch(lightness chroma hue)`, hue in degrees.
 *
 * @throws on any other notation
 */
export function parseColor(text: string): Color {
  const hex = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/.exec(text)
  if (hex) return toColor(hex.slice(1).map((channel) => Number.parseInt(channel, 16) / 255))
  const oklch = /^oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)$/.exec(text)
  if (oklch) return fromOklch(toColor(oklch.slice(1).map(Number)))
  throw new Error(`Not a colour that is known here: ${text}`)
}

/** Blends a colour of the given opacity, from 0 to 1, with the background. */
export function veil(color: Color, share: number, ground: Color): Color {
  return toColor(color.map((channel, at) => channel * share + (ground[at] ?? 0) * (1 - share)))
}

/** The contrast of two colours as WCAG 2 computes it, from 1 to 21. */
export function contrast(one: Color, other: Color): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

function toColor([red = 0, green = 0, blue = 0]: readonly number[]): Color {
  return [red, green, blue]
}

/** By the matrices of CSS Color 4. Channels that no screen can show are cut off, as browsers do. */
function fromOklch([lightness, chroma, hue]: readonly [number, number, number]): Color {
  const angle = (hue * Math.PI) / 180
  const a = chroma * Math.cos(angle)
  const b = chroma * Math.sin(angle)
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const middle = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const light = [
    4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short,
  ]
  return toColor(light.map((channel) => encode(Math.min(1, Math.max(0, channel)))))
}

function encode(light: number): number {
  return light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055
}

function decode(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
}

function luminance([red, green, blue]: Color): number {
  return 0.2126 * decode(red) + 0.7152 * decode(green) + 0.0722 * decode(blue)
}
