import { shellMessage } from './messages/messages.generated.ts'

/** A field that people neither see nor reach; what fills it in is taken for a robot. */
export function Honeypot({ id }: { readonly id: string }) {
  return (
    <div className="visually-hidden" aria-hidden="true">
      <label htmlFor={id}>{shellMessage('honeypot.pleaseLeaveThisEmpty')}</label>
      <input id={id} name="fax" tabIndex={-1} autoComplete="off" />
    </div>
  )
}
