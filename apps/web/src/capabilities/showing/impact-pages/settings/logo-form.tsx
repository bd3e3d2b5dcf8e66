import { Button } from '@understory/ui/forms/button.tsx'
import { Field, fieldAria } from '@understory/ui/forms/field.tsx'
import { FileInput } from '@understory/ui/forms/file-input.tsx'
import styles from '../impact-page.module.css'
import { impactPagesMessage } from '../messages/messages.generated.ts'
import { logoFile } from './logo-file.ts'

const logoFormHint = () => impactPagesMessage('logoForm.png320320Pixels')

type LogoFormProps = { readonly hasLogo: boolean; readonly problem: string | undefined }

export function LogoForm({ hasLogo, problem }: LogoFormProps) {
  return (
    <section className="part" aria-labelledby="logo">
      <h2 id="logo">{impactPagesMessage('logoForm.logo')}</h2>
      <div className={styles.logos}>
        {hasLogo ? (
          <p className={styles.shown}>
            <img
              src="/my-impact/share/impact-page/logo.png"
              width={112}
              height={112}
              alt={impactPagesMessage('logoForm.yourLogo')}
            />
          </p>
        ) : null}
        <form method="post" encType="multipart/form-data" className="flow-16" noValidate>
          <Field
            id="file"
            label={impactPagesMessage('logoForm.picture')}
            hint={logoFormHint()}
            error={problem}
          >
            <FileInput
              {...fieldAria('file', { hint: logoFormHint(), error: problem })}
              name="file"
              accept="image/png"
              most={logoFile()}
            />
          </Field>
          <Button type="submit" name="intent" value="logo">
            {impactPagesMessage('logoForm.useThisLogo')}
          </Button>
        </form>
        {hasLogo ? (
          <form method="post">
            <Button type="submit" look="quiet" name="intent" value="remove-logo">
              {impactPagesMessage('logoForm.removeTheLogo')}
            </Button>
          </form>
        ) : null}
      </div>
    </section>
  )
}
