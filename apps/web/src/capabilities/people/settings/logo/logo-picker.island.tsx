import { Field, fieldAria } from '@understory/ui/forms/field.tsx'
import { FileInput } from '@understory/ui/forms/file-input.tsx'
import { Select } from '@understory/ui/forms/select.tsx'
import { type ChangeEvent, type DragEvent, useEffect, useRef, useState } from 'react'
import { island } from '../../../../islands/island.tsx'
import {
  logoPickerAnotherPicture,
  logoPickerAppearsBesideNameMenu,
  logoPickerChooseDrop,
  logoPickerFromLeftToRight,
  logoPickerFromTopToBottom,
  logoPickerJpgPngMost2,
  logoPickerLeftUpperPart,
  logoPickerPartKept,
  logoPickerPicture,
  logoPickerPictureSquareKeep,
  logoPickerRightLowerPart,
  logoPickerTheMiddle,
  logoPickerThePartToKeep,
  logoPickerYourBrandLogo,
} from '../island-messages/logo-picker.generated.ts'
import styles from './logo-picker.module.css'
import { drawSquare, readPicture } from './read-picture.ts'

const SIDE = 320
const logoPickerHint = () => logoPickerJpgPngMost2()
const crops = () => [
  { value: 'middle', label: logoPickerTheMiddle() },
  { value: 'start', label: logoPickerLeftUpperPart() },
  { value: 'end', label: logoPickerRightLowerPart() },
]

type LogoPickerProps = {
  readonly name: string
  readonly hasLogo: boolean
  readonly problem: string | null
}

/** A picture to choose or to drop, the square of it to keep, and how it looks on paper. */
function LogoPicker({ name, hasLogo, problem }: LogoPickerProps) {
  const input = useRef<HTMLInputElement>(null)
  const [bitmap, setBitmap] = useState<ImageBitmap | null>(null)
  const [refused, setRefused] = useState(problem)
  const [crop, setCrop] = useState(0.5)
  const error = refused ?? undefined

  async function take(files: FileList | null): Promise<void> {
    const file = files?.[0]
    const picture = file ? await readPicture(file) : { problem: null }
    setBitmap('bitmap' in picture ? picture.bitmap : null)
    setRefused('problem' in picture ? picture.problem : null)
    setCrop(0.5)
  }
  function drop(event: DragEvent): void {
    event.preventDefault()
    if (!input.current || event.dataTransfer.files.length === 0) return
    input.current.files = event.dataTransfer.files
    void take(event.dataTransfer.files)
  }
  useEffect(() => {
    const form = input.current?.form
    const clear = () => void take(null)
    form?.addEventListener('reset', clear)
    return () => form?.removeEventListener('reset', clear)
  })

  return (
    <div className={styles.picker}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is a short cut; the input inside does the same by key. */}
      <div className={styles.zone} onDragOver={(event) => event.preventDefault()} onDrop={drop}>
        <Field
          id="file"
          label={hasLogo ? logoPickerAnotherPicture() : logoPickerPicture()}
          hint={logoPickerChooseDrop({ logoPickerHint: logoPickerHint() })}
          error={error}
        >
          <FileInput
            {...fieldAria('file', { hint: logoPickerHint(), error })}
            ref={input}
            name="file"
            accept="image/png,image/jpeg"
            onChange={(event: ChangeEvent<HTMLInputElement>) => void take(event.target.files)}
          />
        </Field>
        <Crop bitmap={bitmap} crop={crop} onCrop={setCrop} />
      </div>
      <LogoPickerPreview {...{ name, hasLogo, bitmap, crop }} />
    </div>
  )
}

type CropProps = {
  readonly bitmap: ImageBitmap | null
  readonly crop: number
  readonly onCrop: (crop: number) => void
}

function Crop({ bitmap, crop, onCrop }: CropProps) {
  if (!bitmap) {
    return (
      <Field id="crop" label={logoPickerPictureSquareKeep()}>
        <Select id="crop" name="crop" defaultValue="middle" options={crops()} />
      </Field>
    )
  }
  if (bitmap.width === bitmap.height) return null
  const isWide = bitmap.width > bitmap.height
  return (
    <Field
      id="crop"
      label={logoPickerThePartToKeep()}
      hint={isWide ? logoPickerFromLeftToRight() : logoPickerFromTopToBottom()}
    >
      <input
        {...fieldAria('crop', { hint: true })}
        className={styles.crop}
        type="range"
        name="crop"
        min="0"
        max="1"
        step="0.01"
        value={crop}
        onChange={(event) => onCrop(Number(event.target.value))}
      />
    </Field>
  )
}

type PreviewProps = Pick<LogoPickerProps, 'name' | 'hasLogo'> & Omit<CropProps, 'onCrop'>

/** How the square looks in the size that it has on paper. */
function LogoPickerPreview({ name, hasLogo, bitmap, crop }: PreviewProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    if (canvas.current && bitmap) drawSquare(canvas.current, bitmap, crop)
  }, [bitmap, crop])
  return (
    <figure className={styles.preview}>
      <div className={styles.paper}>
        <div className={styles.square}>
          {bitmap ? (
            <canvas
              ref={canvas}
              width={SIDE}
              height={SIDE}
              role="img"
              aria-label={logoPickerPartKept()}
            />
          ) : hasLogo ? (
            <img
              src="/my-impact/account/logo.png"
              alt={logoPickerYourBrandLogo()}
              width="320"
              height="320"
            />
          ) : (
            <span aria-hidden="true">{name.slice(0, 1)}</span>
          )}
        </div>
        <p className={styles.name}>{name}</p>
        <span className={styles.line} />
        <span className={styles.line} />
      </div>
      <figcaption>{logoPickerAppearsBesideNameMenu()}</figcaption>
    </figure>
  )
}

export default island('logo-picker', LogoPicker)
