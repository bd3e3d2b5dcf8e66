import type { ComponentProps } from 'react'
import styles from './control.module.css'
import { FieldError } from './field.tsx'

type FileInputProps = ComponentProps<'input'> & {
  /** A larger file is refused as it is chosen, before what was typed beside it could be lost. */
  readonly most?: { readonly bytes: number; readonly sentence: string }
}

export function FileInput({ most, ...input }: FileInputProps) {
  return (
    <>
      <input {...input} type="file" className={styles.file} data-most-bytes={most?.bytes} />
      {most ? (
        <div role="alert" hidden>
          <FieldError id={`${input.id}-size`} error={most.sentence} />
        </div>
      ) : null}
    </>
  )
}
