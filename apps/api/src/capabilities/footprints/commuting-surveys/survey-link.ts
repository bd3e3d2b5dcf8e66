import { createHmac } from 'node:crypto'
import type { Deps } from '../../../deps.ts'
import { hashOfLink } from '../../../http/link.ts'
import { keyFor } from '../../../signing/key-for.ts'

/** The link of a survey, which follows from its id, so that it can be shown again. */
export function linkOfSurvey({ config }: Pick<Deps, 'config'>, surveyId: string) {
  const key = keyFor(config.APP_SECRET, 'commuting-survey')
  const token = createHmac('sha256', key).update(surveyId).digest('base64url')
  return { url: `${config.origin}/commuting/${token}`, hash: hashOfLink(token) }
}
