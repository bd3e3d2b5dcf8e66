import { createTransport } from 'nodemailer'

const MAIL_SERVER_PATIENCE_MS = 5_000

/** Connects to a mail server, greets it, encrypts and signs in as for sending, and sends nothing. Throws where it refuses. */
export async function greetMailServer(url: string, requiresTls: boolean): Promise<void> {
  const transport = createTransport({
    url,
    requireTLS: requiresTls,
    connectionTimeout: MAIL_SERVER_PATIENCE_MS,
    greetingTimeout: MAIL_SERVER_PATIENCE_MS,
    socketTimeout: MAIL_SERVER_PATIENCE_MS,
  })
  try {
    await transport.verify()
  } finally {
    transport.close()
  }
}
