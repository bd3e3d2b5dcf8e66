export type AnswerWithResponse<Data> = {
  readonly data: Data
  /** Its status and headers; its body has been read. */
  readonly response: Response
}

/** What a call will answer. Await it for the data, or `withResponse()` for its headers, too. */
export class PendingAnswer<Data> implements PromiseLike<Data> {
  readonly #answered: Promise<AnswerWithResponse<Data>>

  constructor(answered: Promise<AnswerWithResponse<Data>>) {
    this.#answered = answered
  }

  // biome-ignore lint/suspicious/noThenProperty: it is awaited as a promise is.
  then<Result = Data, Failed = never>(
    onAnswer?: ((data: Data) => Result | PromiseLike<Result>) | null,
    onError?: ((error: unknown) => Failed | PromiseLike<Failed>) | null,
  ): Promise<Result | Failed> {
    return this.#answered.then(({ data }) => data).then(onAnswer, onError)
  }

  catch<Failed = never>(
    onError?: ((error: unknown) => Failed | PromiseLike<Failed>) | null,
  ): Promise<Data | Failed> {
    return this.then(null, onError)
  }

  /** The data with the status and the headers that they came with. */
  withResponse(): Promise<AnswerWithResponse<Data>> {
    return this.#answered
  }
}
