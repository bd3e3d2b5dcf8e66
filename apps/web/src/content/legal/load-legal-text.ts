import type { AnswerOf } from '@understory/contracts/endpoint.ts'
import { GetLegalText, type LegalText } from '@understory/contracts/site/legal-texts.ts'
import { data, type RouterContextProvider } from 'react-router'
import { ask } from '../public-facts.ts'

/** A legal text; never the template of the software where it is not known whether the operator published another. */
export async function loadLegalText(
  context: Readonly<RouterContextProvider>,
  text: LegalText,
): Promise<AnswerOf<typeof GetLegalText>> {
  const body = await ask(context, `/api/legal-texts/${text}`)
  const answer = GetLegalText.answer.safeParse(body).data
  if (!answer) throw data(null, { status: 503 })
  return answer
}
