import { Button, LinkButton } from '@understory/ui/forms/button.tsx'
import { Notice } from '@understory/ui/messages/notice.tsx'
import { paymentPath } from '../../../commerce/payments/public.ts'
import type { Unfinished } from './find-unfinished.ts'

/** Instead of a refusal that leads nowhere: the buyer's own unfinished payment, to be continued or replaced. */
export function UnfinishedPayment({ unfinished }: { readonly unfinished: readonly Unfinished[] }) {
  const [first] = unfinished
  if (!first) return null
  return (
    <>
      {/* Enter presses the first button of a form, and must not give up a payment. */}
      <button type="submit" name="intent" value="pay" hidden />
      <Notice kind="info" title="You began to pay for some of these days">
        <p>
          That payment is not finished, and nothing has been taken. Finish it, or replace it with
          what you chose here.
        </p>
        <div className="row-12">
          <LinkButton href={paymentPath({ pays: 'quote', id: first.quoteId })}>
            Finish that payment
          </LinkButton>
          <Button type="submit" name="intent" value="replace">
            Replace it with this choice
          </Button>
        </div>
      </Notice>
    </>
  )
}
