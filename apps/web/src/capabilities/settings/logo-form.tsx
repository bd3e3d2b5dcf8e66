import { Button } from '@understory/ui/button.tsx'
import { Field, fieldAria } from '@understory/ui/field.tsx'
import { FileInput } from '@understory/ui/file-input.tsx'
import { Select } from '@understory/ui/select.tsx'
import styles from './settings.module.css'

const CROPS = [
  { value: 'middle', label: 'The middle' },
  { value: 'start', label: 'The left or upper part' },
  { value: 'end', label: 'The right or lower part' },
]

type LogoFormProps = { readonly hasLogo: boolean; readonly problem: string | null }

/** The stored logo, and a form for another one; a picture that is not square is cropped. */
export function LogoForm({ hasLogo, problem }: LogoFormProps) {
  const error = problem
  const hint = 'JPG or PNG, at most 2 MB and 6,000 pixels a side. We keep a square of 320 pixels.'
  return (
    <>
      {hasLogo ? (
        <div className={styles.row}>
          <img className={styles.logo} src="/my-impact/account/logo.png" alt="Your brand logo" />
          <form method="post">
            <Button type="submit" look="quiet" name="intent" value="remove-logo">
              Remove the logo
            </Button>
          </form>
        </div>
      ) : null}
      <form method="post" action="/my-impact/account/logo" encType="multipart/form-data" noValidate>
        <Field id="file" label={hasLogo ? 'Another picture' : 'Picture'} hint={hint} error={error}>
          <FileInput
            {...fieldAria('file', { hint, error })}
            name="file"
            accept="image/png,image/jpeg"
          />
        </Field>
        <Field id="crop" label="Of a picture that is not square, keep">
          <Select id="crop" name="crop" defaultValue="middle" options={CROPS} />
        </Field>
        <div>
          <Button type="submit">Use this logo</Button>
        </div>
      </form>
    </>
  )
}
