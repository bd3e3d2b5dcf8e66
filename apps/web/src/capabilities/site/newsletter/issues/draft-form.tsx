import { ISSUE_LIMITS } from '@understory/contracts/site/newsletter/newsletter-issues.ts'
import { Button } from '@understory/ui/forms/button.tsx'
import { Field, fieldAria } from '@understory/ui/forms/field.tsx'
import { TextArea } from '@understory/ui/forms/text-input.tsx'
import type { FormAnswer, PostedForm } from '../../../../http/posted-form.ts'
import { RefusalNotice } from '../../../../shell/failures/refusal-notice.tsx'
import { LabelledInput } from '../../../../shell/labelled-input.tsx'
import { newsletterMessage } from '../messages/messages.generated.ts'
import styles from './newsletter-staff.module.css'

export type Draft = { readonly subject: string; readonly preview: string; readonly body: string }

export const readDraft = (form: PostedForm): Draft => ({
  subject: form.text('subject'),
  preview: form.text('preview'),
  body: form.text('body').replaceAll('\r\n', '\n'),
})

type DraftFormProps = { readonly draft: Draft; readonly answer: FormAnswer | undefined }

/** An issue as it is written. */
export function DraftForm({ draft, answer }: DraftFormProps) {
  const error = answer?.problems.body
  const hint = newsletterMessage('draftForm.markdownHeadingStrongWords')
  return (
    <form method="post" noValidate className="flow-24">
      {answer ? <RefusalNotice answer={answer} title={answer.message} /> : null}
      <input type="hidden" name="intent" value="save" />
      <LabelledInput
        {...{ answer }}
        name="subject"
        label={newsletterMessage('draftForm.subject')}
        defaultValue={draft.subject}
        maxLength={ISSUE_LIMITS.subject}
      />
      <LabelledInput
        {...{ answer }}
        name="preview"
        label={newsletterMessage('draftForm.firstLine')}
        hint={newsletterMessage('draftForm.mailProgramsShowHint')}
        optional
        defaultValue={draft.preview}
        maxLength={ISSUE_LIMITS.preview}
      />
      <div className={styles.body}>
        <Field id="body" label={newsletterMessage('draftForm.words')} hint={hint} error={error}>
          <TextArea
            {...fieldAria('body', { hint, error })}
            name="body"
            maxLength={ISSUE_LIMITS.body}
            defaultValue={answer?.values.body ?? draft.body}
          />
        </Field>
      </div>
      <div>
        <Button type="submit" look="action">
          {newsletterMessage('draftForm.saveLook')}
        </Button>
      </div>
    </form>
  )
}
