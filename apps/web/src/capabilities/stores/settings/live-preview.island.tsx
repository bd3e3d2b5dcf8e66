import type { PreviewOffsetSettings } from '@understory/contracts/store-settings.ts'
import { Button } from '@understory/ui/button.tsx'
import { useEffect, useState } from 'react'
import { signedCalls } from '../../../http/browser-api.ts'
import type { FormFields } from '../../../islands/form-fields.ts'
import { island } from '../../../islands/island.tsx'
import { useFormFields } from '../../../islands/use-form-fields.ts'
import { Preview, type Previewed } from './preview.tsx'
import { readTyped, typedIn } from './typed-settings.ts'

/** Nobody reads a sum between two key presses. */
const PAUSE = 350

type LivePreviewProps = {
  readonly first: Previewed | null
  readonly storeId: string
  readonly currency: string | null
}
type Shown = { readonly preview: Previewed | null; readonly problem: string | null }

/** What the last orders would have contributed, as the rule is typed; without script, a button asks for it. */
function LivePreview({ first, storeId, currency }: LivePreviewProps) {
  const [place, fields] = useFormFields()
  const { preview, problem } = usePreview(fields, { first, storeId, currency })
  const isLive = fields !== null
  return (
    <div ref={place} className="flow-16">
      <Preview preview={preview} isAnswer={!isLive} />
      {problem ? <p className="quiet">{problem}</p> : null}
      {isLive ? null : (
        <Button type="submit" name="intent" value="preview">
          {preview ? 'Work it out again' : 'See what they would come to'}
        </Button>
      )}
    </div>
  )
}

export default island('live-preview', LivePreview)

/** The newest answer; an answer to what was typed before never replaces it. */
function usePreview(fields: FormFields | null, props: LivePreviewProps): Shown {
  const { first, storeId, currency } = props
  const [shown, setShown] = useState<Shown>({ preview: first, problem: null })
  const [call] = useState(signedCalls)
  const asked = fields ? JSON.stringify(readTyped(typedIn(fields), storeId, currency)) : null
  useEffect(() => {
    if (asked === null) return
    let isNewest = true
    const show = (change: Partial<Shown>) => {
      if (isNewest) setShown((before) => ({ ...before, problem: null, ...change }))
    }
    const timer = setTimeout(async () => {
      const { body, problems } = JSON.parse(asked)
      const [problem] = Object.values<string>(problems)
      if (problem) return show({ problem })
      const answer = await call<typeof PreviewOffsetSettings>(PREVIEW, body).catch(() => null)
      if (answer?.ok) show({ preview: answer.data })
      else show({ problem: answer?.refusal.message ?? NOT_REACHED })
    }, PAUSE)
    return () => {
      isNewest = false
      clearTimeout(timer)
    }
  }, [asked, call])
  return shown
}

const PREVIEW = { method: 'POST', path: '/api/offset-settings/previews' } as const
const NOT_REACHED = 'The sum could not be worked out just now. What you typed is safe.'
