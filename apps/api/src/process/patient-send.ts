type Send = (request: Request, ip?: string) => Promise<Response>

/** With what is waited between: about a minute and a half in all. */
const SECONDS_BETWEEN = [1, 2, 4, 8, 15, 30, 30]

type PatientSendParts = {
  readonly wait: (seconds: number) => Promise<unknown>
  readonly say: (words: string) => void
}

/** Sends again what a copy that has only begun to answer could not take yet, and says so once. */
export function patientSend(send: Send, { wait, say }: PatientSendParts): Send {
  let hasSaid = false
  return async (request, ip) => {
    for (const seconds of SECONDS_BETWEEN) {
      const answer = await send(request.clone(), ip)
      if (answer.status !== 503) return answer
      if (!hasSaid) say('the database is busy; the demonstration data wait for it.')
      hasSaid = true
      await wait(seconds)
    }
    return send(request, ip)
  }
}
