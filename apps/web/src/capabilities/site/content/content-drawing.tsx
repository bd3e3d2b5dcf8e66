import type { ContentEntry } from '@understory/contracts/site/content.ts'
import { SPOTS, type Spot, spot } from '@understory/pictures/spots/spots.ts'
import { Picture } from '@understory/ui/pictures/picture.tsx'

const isSpot = (name: string | null): name is Spot => SPOTS.some((each) => each === name)

/** The picture of an entry: its own, or else one of our drawings. */
export function ContentDrawing({
  entry: { image, drawing },
}: {
  readonly entry: Pick<ContentEntry, 'image' | 'drawing'>
}) {
  if (image) {
    const { src, width, height, alt } = image
    return <img src={src} width={width} height={height} alt={alt} decoding="async" />
  }
  return <Picture shapes={spot(isSpot(drawing) ? drawing : 'clearing')} width={320} height={220} />
}
