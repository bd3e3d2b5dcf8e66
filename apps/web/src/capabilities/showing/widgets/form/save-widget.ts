import { REFUSALS } from '@understory/contracts/refusals/refusals.ts'
import type { Widget, WidgetInput } from '@understory/contracts/showing/widgets.ts'
import {
  ChangeWidget,
  CreateWidget,
  RemoveWidget,
  SetWidgetPicture,
} from '@understory/contracts/showing/widgets.ts'
import type { Api } from '../../../../http/api-client.ts'
import type { FormAnswer, PostedForm } from '../../../../http/posted-form.ts'
import { widgetsMessage } from '../messages/messages.generated.ts'

type Saved =
  | { readonly ok: true; readonly widgetId: string }
  | { readonly ok: false; readonly status: number; readonly refused: FormAnswer }

type Saving = {
  readonly api: Api
  readonly form: PostedForm
  readonly input: WidgetInput
  /** `null`: it is a new one. */
  readonly widget: Widget | null
}

/** Saves a widget and its picture. The picture comes first where the widget is there, as it may not be without. */
export async function saveWidget({ api, form, input, widget }: Saving): Promise<Saved> {
  const file = input.background === 'image' ? form.file('picture') : null
  const empty = form.problems()
  if (empty) return { ok: false, status: 400, refused: empty }
  if (widget) {
    const params = { widgetId: widget.widgetId }
    const refused = await setPicture(api, form, { file, widgetId: widget.widgetId })
    if (refused) return refused
    const answer = await api(ChangeWidget, { params, body: input })
    return answer.ok
      ? { ok: true, widgetId: widget.widgetId }
      : { ok: false, status: answer.status, refused: form.refused(answer.refusal) }
  }
  if (input.background === 'image' && !file) {
    const picture = widgetsMessage('saveWidget.pleaseChoosePictureBackground')
    return { ok: false, status: 400, refused: form.refusedFor({ picture }) }
  }
  const answer = await api(CreateWidget, { body: input })
  if (!answer.ok) return { ok: false, status: answer.status, refused: form.refused(answer.refusal) }
  const { widgetId } = answer.data
  const refused = await setPicture(api, form, { file, widgetId })
  if (!refused) return { ok: true, widgetId }
  await api(RemoveWidget, { params: { widgetId } })
  return refused
}

type Picture = { readonly file: File | null; readonly widgetId: string }

async function setPicture(api: Api, form: PostedForm, { file, widgetId }: Picture) {
  if (!file) return null
  const bytes = new Uint8Array(await file.arrayBuffer())
  if (bytes.length > (SetWidgetPicture.file?.maxBytes ?? 0)) {
    const [status, picture] = REFUSALS.PICTURE_TOO_LARGE
    return { ok: false, status, refused: form.refusedFor({ picture }) } as const
  }
  const answer = await api(SetWidgetPicture, { params: { widgetId }, file: bytes })
  if (answer.ok) return null
  const refused = form.refused(answer.refusal)
  return { ok: false, status: answer.status, refused } as const
}
