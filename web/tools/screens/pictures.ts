import type { Page } from 'playwright-core'

/** A picture, and where on a sheet it is drawn. */
export interface SheetPicture {
  readonly png: Buffer
  readonly x: number
  readonly y: number
  readonly scale: number
}

/** Draws pictures on a sheet, and packs it: the browser that took them can do both. A quarter of the size of a PNG. */
export async function drawSheet(
  page: Page,
  { width, height }: { readonly width: number; readonly height: number },
  pictures: readonly SheetPicture[],
): Promise<Buffer> {
  const drawn = pictures.map(({ png, ...place }) => ({
    ...place,
    source: `data:image/png;base64,${png.toString('base64')}`,
  }))
  const packed = await page.evaluate(
    async ({ width, height, drawn }) => {
      const canvas = document.createElement('canvas')
      Object.assign(canvas, { width, height })
      const pen = canvas.getContext('2d')!
      pen.imageSmoothingQuality = 'high'
      for (const { source, x, y, scale } of drawn) {
        const image = new Image()
        image.src = source
        await image.decode()
        pen.drawImage(image, x, y, image.width * scale, image.height * scale)
      }
      return canvas.toDataURL('image/webp', 0.88)
    },
    { width, height, drawn },
  )
  return Buffer.from(packed.slice(packed.indexOf(',') + 1), 'base64')
}
