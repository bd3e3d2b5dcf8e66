import type { FootprintCertificate } from '@understory/contracts/footprints/documents.ts'
import { shownCode } from '@understory/domain/proof/certificates/certificate-code.ts'
import { shownDate } from '../../../shell/shown-date.ts'
import { documentsMessage } from './messages/messages.generated.ts'

const reasonWords = () => ({
  withdrawn: documentsMessage('endedCertificates.withdrawn'),
  redeclared: documentsMessage('endedCertificates.footprintWasDeclaredAgain'),
  verified: documentsMessage('endedCertificates.footprintWasVerifiedSince'),
  unlocked: documentsMessage('endedCertificates.verifiedFootprintWasUnlocked'),
  deleted: documentsMessage('endedCertificates.footprintWasDeleted'),
})

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
                  documentsPageReasons: reasonWords()[ended.reason],
                })
              : ''}
          </li>
        ))}
      </ul>
    </details>
  )
}
