type Asking<Answer> = {
  readonly body: FormData
  /** Stops it, when what was typed has changed since. */
  readonly signal: AbortSignal
  /** Where no answer comes, or one that breaks off half way. */
  readonly otherwise: Answer
}

/** The answer to a form as it stands, for what is shown while someone types. It never throws. */
export async function askLive<Answer>(
  address: string,
  { body, signal, otherwise }: Asking<Answer>,
): Promise<Answer> {
  try {
    const response = await fetch(address, { method: 'POST', body, signal })
    return response.ok ? await response.json() : otherwise
  } catch {
    return otherwise
  }
}
