import type { WidgetFace } from '@understory/contracts/showing/widgets.ts'
import { Button } from '@understory/ui/forms/button.tsx'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { askLive } from '../../../../islands/ask-live.ts'
import { island } from '../../../../islands/island.tsx'
import { useFormFields } from '../../../../islands/use-form-fields.ts'
import { paint } from '../../../../widget/paint.ts'
import {
  widgetPreviewPreview,
  widgetPreviewPreviewCouldDrawnJust,
  widgetPreviewShowItAgain,
  widgetPreviewShowThePreview,
} from '../island-messages/widget-preview.generated.ts'

const PAUSE_MS = 200
const PREVIEW = '/my-impact/share/live-widget/preview'
const notReached = () => widgetPreviewPreviewCouldDrawnJust()

export type LiveAnswer =
  | { readonly face: WidgetFace; readonly box: Box; readonly problem: null }
  | { readonly face: null; readonly box: null; readonly problem: string }
type Box = { readonly width: number; readonly height: number }

type WidgetPreviewProps = {
  /** The background that is stored, by its path. */
  readonly picture: string | null
  /** The fields of the form as an address has them, once someone without script asked to see them. */
  readonly shown: string | null
  readonly box: Box
}

/** The widget as it is typed, drawn by the script that draws it on pages; without script, by a button. */
function WidgetPreview({ picture, shown, box }: WidgetPreviewProps) {
  const [place, fields] = useFormFields()
  const stage = useRef<HTMLDivElement>(null)
  const problem = useLivePreview({ place, stage, picture, changed: fields })
  const isLive = fields !== null
  return (
    <div ref={place} className="flow-16">
      {isLive ? (
        <div data-stage="">
          <div ref={stage} />
        </div>
      ) : shown === null ? null : (
        <div data-stage="">
          <iframe src={`${PREVIEW}?${shown}`} title={widgetPreviewPreview()} {...box} />
        </div>
      )}
      <p className="quiet" role="status">
        {problem}
      </p>
      {isLive ? null : (
        <Button type="submit" name="intent" value="preview">
          {shown === null ? widgetPreviewShowThePreview() : widgetPreviewShowItAgain()}
        </Button>
      )}
    </div>
  )
}

export default island('widget-preview', WidgetPreview)

type Watched = {
  readonly place: RefObject<HTMLElement | null>
  readonly stage: RefObject<HTMLElement | null>
  readonly picture: string | null
  readonly changed: object | null
}

/** Draws after each change; what is wrong is said, and the last preview stays. */
function useLivePreview({ place, stage, picture, changed }: Watched): string | null {
  const [problem, setProblem] = useState<string | null>(null)
  useEffect(() => {
    const form = place.current?.closest('form')
    if (!changed || !form) return
    const stop = new AbortController()
    const timer = setTimeout(async () => {
      const fields = new FormData(form)
      const chosen = fields.get('picture')
      fields.delete('picture')
      const asked = askLive<LiveAnswer>(PREVIEW, {
        body: fields,
        signal: stop.signal,
        otherwise: { face: null, box: null, problem: notReached() },
      })
      const [answer, image] = await Promise.all([asked, readImage(chosen)])
      if (stop.signal.aborted) return
      setProblem(answer.problem)
      const isPictured = fields.get('background') === 'image'
      if (answer.face && stage.current)
        draw(stage.current, { ...answer.face, image: isPictured ? (image ?? picture) : null })
    }, PAUSE_MS)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [changed, place, stage, picture])
  return problem
}

function draw(stage: HTMLElement, face: WidgetFace): void {
  paint(stage.shadowRoot ?? stage.attachShadow({ mode: 'open' }), face, '', false)
}

/** A chosen picture before it is uploaded. */
function readImage(file: FormDataEntryValue | null): Promise<string | null> {
  if (!(file instanceof File) || file.size === 0) return Promise.resolve(null)
  return new Promise((resolve) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => resolve(null)
    reader.readAsDataURL(file)
  })
}
