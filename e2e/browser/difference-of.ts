import type { Page } from 'playwright'

/** How many pixels of two pictures of one place are far from each other. */
export function differenceOf(page: Page, one: Buffer, other: Buffer) {
  return page.evaluate(
    async (pictures) => {
      const pixelsOf = async (png: string) => {
        const bytes = Uint8Array.from(atob(png), (sign) => sign.charCodeAt(0))
        const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
        const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')
        context?.drawImage(bitmap, 0, 0)
        return context?.getImageData(0, 0, bitmap.width, bitmap.height).data ?? []
      }
      const [first = [], second = []] = await Promise.all(pictures.map(pixelsOf))
      let differing = 0
      for (let at = 0; at < first.length; at += 4) {
        const parts = [0, 1, 2].map((part) =>
          Math.abs((first[at + part] ?? 0) - (second[at + part] ?? 0)),
        )
        if (Math.max(...parts) > 80) differing += 1
      }
      return { differing, all: first.length / 4 }
    },
    [one, other].map((each) => each.toString('base64')),
  )
}
