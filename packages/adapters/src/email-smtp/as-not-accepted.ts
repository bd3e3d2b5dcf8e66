import { type MailRefusal, NotAccepted } from '@understory/ports/mail/mailer.ts'

type SmtpFault = Error & {
  code?: string
  syscall?: string
  command?: string
  responseCode?: number
  response?: string
}

/**
 * Null where the server may have taken the email: the connection ended, or went silent, after it was
 * there. The library calls all of that `CONN`, too.
 */
export function asNotAccepted(fault: SmtpFault): NotAccepted | null {
  const refusal = refusalOf(fault)
  return refusal && new NotAccepted(refusal, fault)
}

function refusalOf(fault: SmtpFault): MailRefusal | null {
  const { code, syscall = '', command, responseCode = 0, response = '', message } = fault
  if (syscall === 'connect' || syscall === 'getaddrinfo') return 'no-server'
  if (code === 'EAUTH' || code === 'EDNS' || code === 'ETLS' || NEVER_BEGUN.test(message))
    return 'no-server'
  if (responseCode < 400) return null
  // Of the reader, of the message, or of everything that we send.
  if (command === 'RCPT TO') {
    if (responseCode < 500) return 'later'
    return NO_ADDRESS.test(response) ? 'no-address' : 'never'
  }
  return command === 'DATA' ? 'later' : 'no-server'
}

const NEVER_BEGUN = /^(Greeting never received|Connection timeout)/
// RFC 3463: bad destination mailbox, bad destination system, bad syntax, mailbox has moved.
const NO_ADDRESS = /\b5\.1\.[1236]\b/
