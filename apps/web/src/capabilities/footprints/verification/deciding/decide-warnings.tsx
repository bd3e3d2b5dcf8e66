import type { ShownWarning } from '@understory/contracts/footprints/company-footprints/plausibility-warnings.ts'
import { clearedInWords } from '../../company-footprints/public.ts'
import { verificationMessage } from '../messages/messages.generated.ts'

type DecideWarningsProps = { readonly warnings: readonly ShownWarning[] }

/** What stands out of the figures, and what the company says of it. */
export function DecideWarnings({ warnings }: DecideWarningsProps) {
  if (warnings.length === 0) return null
  return (
    <section className="part flow-8" aria-labelledby="stands-out">
      <h2 id="stands-out">{verificationMessage('decideWarnings.whatStandsOut')}</h2>
      <ul>
        {warnings.map((warning) => (
          <li key={warning.key}>{clearedInWords(warning)}</li>
        ))}
      </ul>
    </section>
  )
}
