/** An image in public/images. Its size is stored with it to avoid a layout shift. */
export type Photo = {
  readonly src: `/images/${string}`
  /** In pixels. */
  readonly width: number
  readonly height: number
  readonly alt: string
}
