import type { FootprintCertificate } from '@understory/contracts/footprints/documents.ts'
import { shownCode } from '@understory/domain/proof/certificates/certificate-code.ts'
import { shownDate } from '../../../shell/shown-date.ts'
import { documentsMessage } from './messages/messages.generated.ts'

const DOCUMENTS_PAGE_REASONS = {
  withdrawn: 'withdrawn',
  redeclared: 'the footprint was declared again',
  verified: 'the footprint was verified since',
  unlocked: 'the verified footprint was unlocked',
  deleted: 'the footprint was deleted',
} as const

type EndedProps = { readonly certificates: readonly FootprintCertificate[] }

/** Certificates that no longer hold, and why. */
export function EndedCertificates({ certificates }: EndedProps) {
  return (
    <details className="more">
      <summary>{documentsMessage('documents.certificatesNoLongerHold')}</summary>
      <ul className="flow-8">
        {certificates.map(({ certificateId, code, ended }) => (
          <li key={certificateId}>
            <a href={`/verify/${certificateId}`}>{shownCode(code)}</a>
            {ended
              ? documentsMessage('documents.since', {
                  date: shownDate(ended.at),
                  documentsPageReasons: DOCUMENTS_PAGE_REASONS[ended.reason],
                })
              : ''}
          </li>
        ))}
      </ul>
    </details>
  )
}
