/** What is noted of a call that brought a key, for the people who write the program: nothing that it sent or got. */
export type NotedCall = {
  readonly keyId: string
  readonly method: string
  readonly path: string
  readonly status: number
  /** Why it was refused; `null`: it was not. */
  readonly code: string | null
  readonly milliseconds: number
  readonly requestId: string
}
export type NoteCall = (call: NotedCall) => void

/** What a call turns out to be on its way to the answer. */
export type SeenCall = { keyId: string | null; code: string | null }

type CallToNote = Pick<NotedCall, 'method' | 'path' | 'requestId'>

/** Answers a call, and says what came of it; of one beyond the limit of its key nothing, so that a flood writes no rows. */
export async function noted(
  note: NoteCall,
  call: CallToNote,
  answer: (seen: SeenCall) => Promise<Response>,
): Promise<Response> {
  const began = performance.now()
  const seen: SeenCall = { keyId: null, code: null }
  const end = (status: number, code: string | null) => {
    const { keyId } = seen
    if (keyId === null || status === 429) return
    note({ ...call, keyId, status, code, milliseconds: performance.now() - began })
  }
  try {
    const response = await answer(seen)
    end(response.status, seen.code)
    return response
  } catch (fault) {
    end(500, 'SERVER_ERROR')
    throw fault
  }
}
