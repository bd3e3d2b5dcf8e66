type Detector = {
  readonly detect: (from: ImageBitmapSource) => Promise<readonly { readonly rawValue: string }[]>
}
type DetectorClass = {
  new (options: { formats: string[] }): Detector
  getSupportedFormats(): Promise<readonly string[]>
}

const LOOK_AGAIN_MS = 150
/** A larger picture takes longer and is read no better, in pixels. */
const MOST_SIDE = 1200

/** Shows the camera on the video until a code is read, or it is stopped. */
export async function watchCamera(
  video: HTMLVideoElement,
  stopped: AbortSignal,
): Promise<string | undefined> {
  const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } })
  try {
    video.srcObject = stream
    await video.play()
    while (!stopped.aborted) {
      const text = await read(video, video.videoWidth, video.videoHeight)
      if (text) return text
      await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS))
    }
    return undefined
  } finally {
    for (const track of stream.getTracks()) track.stop()
  }
}

export async function readPicture(file: File): Promise<string | undefined> {
  const picture = await createImageBitmap(file)
  return read(picture, picture.width, picture.height)
}

type Source = HTMLVideoElement | ImageBitmap

async function read(from: Source, width: number, height: number): Promise<string | undefined> {
  if (width === 0) return undefined
  const detector = await nativeDetector()
  if (detector) return (await detector.detect(from))[0]?.rawValue
  const shrink = Math.min(1, MOST_SIDE / Math.max(width, height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(width * shrink)
  canvas.height = Math.round(height * shrink)
  const pen = canvas.getContext('2d', { willReadFrequently: true })
  if (!pen) return undefined
  pen.drawImage(from, 0, 0, canvas.width, canvas.height)
  const pixels = pen.getImageData(0, 0, canvas.width, canvas.height)
  const { default: decode } = await import('qr/decode.js')
  try {
    return decode(pixels)
  } catch {
    // What it throws says that there is no code it can read.
    return undefined
  }
}

async function nativeDetector(): Promise<Detector | null> {
  const { BarcodeDetector } = globalThis as { BarcodeDetector?: DetectorClass }
  const formats = await BarcodeDetector?.getSupportedFormats()
  return BarcodeDetector && formats?.includes('qr_code')
    ? new BarcodeDetector({ formats: ['qr_code'] })
    : null
}
