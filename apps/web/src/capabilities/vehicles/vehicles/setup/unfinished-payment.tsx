import { Button, LinkButton } from '@understory/ui/forms/button.tsx'
import { Notice } from '@understory/ui/messages/notice.tsx'
import { paymentPath } from '../../../commerce/payments/public.ts'
import { vehiclesMessage } from '../messages/messages.generated.ts'
import type { Unfinished } from './find-unfinished.ts'

/** Instead of a refusal that leads nowhere: the buyer's own unfinished payment, to be continued or replaced. */
export function UnfinishedPayment({ unfinished }: { readonly unfinished: readonly Unfinished[] }) {
  const [first] = unfinished
  if (!first) return null
  return (
    <>
      {/* Enter presses the first button of a form, and must not give up a payment. */}
      <button type="submit" name="intent" value="pay" hidden />
      <Notice kind="info" title={vehiclesMessage('unfinishedPayment.beganPaySomeDays')}>
        <p>{vehiclesMessage('unfinishedPayment.paymentFinishedNothingBeen')}</p>
        <div className="row-12">
          <LinkButton href={paymentPath({ pays: 'quote', id: first.quoteId })}>
            {vehiclesMessage('unfinishedPayment.finishThatPayment')}
          </LinkButton>
          <Button type="submit" name="intent" value="replace">
            {vehiclesMessage('unfinishedPayment.replaceChoice')}
          </Button>
        </div>
      </Notice>
    </>
  )
}
