import {
  readCertificate,
  shownCode,
} from '@understory/domain/proof/certificates/certificate-code.ts'
import { data, redirect } from 'react-router'
import { REQUIRES_CAMERA } from '../../../../http/answers/security-headers.ts'
import { pageMeta } from '../../../../shell/page-meta.ts'
import { certificatesMessage } from '../messages/messages.generated.ts'
import type { Route } from './+types/check.route'
import { CheckPage } from './check-page.tsx'

const problems = () =>
  ({
    BAD_ID: certificatesMessage('check.noCertificateNumberShort'),
    BAD_CODE: certificatesMessage('check.characterShortCodeWrong'),
  }) as const

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: certificatesMessage('check.verifyACertificate'),
    description: certificatesMessage('check.description'),
    path: '/verify',
  })

/** What is typed, pasted or scanned here leads to the page of its certificate. */
export function loader({ request }: Route.LoaderArgs) {
  const typed = new URL(request.url).searchParams.get('certificate')
  if (typed === null) return data({ typed: '', problem: null })
  const read = readCertificate(typed)
  if (!read.ok) return data({ typed, problem: problems()[read.refusal] }, { status: 400 })
  // What stands behind the # of a printed link goes with it: the page compares it with what it states.
  const [mark = ''] = /#[\w-]{22}$/.exec(typed.trim()) ?? []
  throw redirect(`/verify/${'id' in read ? read.id : shownCode(read.code)}${mark}`)
}

export function headers() {
  return REQUIRES_CAMERA
}

export default function CheckRoute({ loaderData }: Route.ComponentProps) {
  return <CheckPage {...loaderData} />
}
