import { Button } from '@understory/ui/forms/button.tsx'
import { FieldError } from '@understory/ui/forms/field.tsx'
import { FileInput } from '@understory/ui/forms/file-input.tsx'
import { useEffect, useRef, useState } from 'react'
import { island } from '../../../../islands/island.tsx'
import {
  scanCodeCameraCouldOpenedAllowed,
  scanCodeChoosePicture,
  scanCodeHoldCodeBeforeCamera,
  scanCodeNoCodePictureCould,
  scanCodePictureStaysBrowser,
  scanCodeSquareCodeStandsBottom,
  scanCodeStopTheCamera,
  scanCodeUseTheCamera,
  scanCodeWhatTheCameraSees,
} from '../island-messages/scan-code.generated.ts'
import styles from './check-page.module.css'
import { readPicture, watchCamera } from './read-qr-code.ts'

const noCamera = () => scanCodeCameraCouldOpenedAllowed()
const noCode = () => scanCodeNoCodePictureCould()

/** Reads the printed code with the camera or from a picture; the camera is asked for by a press alone. */
function ScanCode() {
  const [isWatching, watch] = useState(false)
  const [problem, setProblem] = useState<string>()
  const video = useRef<HTMLVideoElement>(null)

  useEffect(() => {
    if (!isWatching || !video.current) return
    const stopped = new AbortController()
    watchCamera(video.current, stopped.signal)
      .then((text) => text && open(text))
      .catch(() => {
        setProblem(noCamera())
        watch(false)
      })
    return () => stopped.abort()
  }, [isWatching])

  async function read(file: File | undefined) {
    if (!file) return
    setProblem(undefined)
    const text = await readPicture(file).catch(() => undefined)
    if (text) open(text)
    else setProblem(noCode())
  }

  return (
    <div className={`flow-16 ${styles.scanner}`}>
      {isWatching ? (
        <>
          <div className={styles.camera}>
            <video ref={video} muted playsInline aria-label={scanCodeWhatTheCameraSees()} />
          </div>
          <p role="status">{scanCodeHoldCodeBeforeCamera()}</p>
          <Button onClick={() => watch(false)}>{scanCodeStopTheCamera()}</Button>
        </>
      ) : (
        <>
          <p>{scanCodeSquareCodeStandsBottom()}</p>
          <Button
            onClick={() => {
              setProblem(undefined)
              watch(true)
            }}
          >
            {scanCodeUseTheCamera()}
          </Button>
        </>
      )}
      <label className={styles.chosen} htmlFor="code-picture">
        <span>{scanCodeChoosePicture()}</span>
        <FileInput
          id="code-picture"
          accept="image/*"
          aria-describedby={problem ? 'code-picture-error' : undefined}
          onChange={({ currentTarget }) => read(currentTarget.files?.[0])}
        />
      </label>
      <div role="alert">
        <FieldError id="code-picture" error={problem} />
      </div>
      <p className="quiet">{scanCodePictureStaysBrowser()}</p>
    </div>
  )
}

/** The page that checks what is typed also says what is wrong with a code of something else. */
function open(text: string): void {
  location.assign(`/verify?${new URLSearchParams({ certificate: text.slice(0, 500) })}`)
}

export default island('scan-code', ScanCode)
