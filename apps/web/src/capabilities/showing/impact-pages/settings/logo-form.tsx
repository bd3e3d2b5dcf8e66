import { Button } from '@understory/ui/forms/button.tsx'
import { Field, fieldAria } from '@understory/ui/forms/field.tsx'
import { FileInput } from '@understory/ui/forms/file-input.tsx'
import styles from '../impact-page.module.css'
import { LOGO_FILE } from './logo-file.ts'

const LOGO_FORM_HINT =
  'A PNG of 320 × 320 pixels, white on transparent: it stands on a dark ground.'

type LogoFormProps = { readonly hasLogo: boolean; readonly problem: string | undefined }

export function LogoForm({ hasLogo, problem }: LogoFormProps) {
  return (
    <section className="part" aria-labelledby="logo">
      <h2 id="logo">Logo</h2>
      <div className={styles.logos}>
        {hasLogo ? (
          <p className={styles.shown}>
            <img
              src="/my-impact/share/impact-page/logo.png"
              width={112}
              height={112}
              alt="Your logo"
            />
          </p>
        ) : null}
        <form method="post" encType="multipart/form-data" className="flow-16" noValidate>
          <Field id="file" label="Picture" hint={LOGO_FORM_HINT} error={problem}>
            <FileInput
              {...fieldAria('file', { hint: LOGO_FORM_HINT, error: problem })}
              name="file"
              accept="image/png"
              most={LOGO_FILE}
            />
          </Field>
          <Button type="submit" name="intent" value="logo">
            Use this logo
          </Button>
        </form>
        {hasLogo ? (
          <form method="post">
            <Button type="submit" look="quiet" name="intent" value="remove-logo">
              Remove the logo
            </Button>
          </form>
        ) : null}
      </div>
    </section>
  )
}
