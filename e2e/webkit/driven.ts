/** What WebDriver calls actions. */
export type InputSource = {
  readonly type: 'key' | 'pointer'
  readonly id: string
  readonly parameters?: { readonly pointerType: 'mouse' }
  readonly actions: readonly Record<string, unknown>[]
}

/** A browser of this machine, driven by the protocol that it speaks itself. */
export type Driven = {
  navigate(url: string): Promise<void>
  /** The value of an expression in the page, as JSON. */
  evaluate(expression: string): Promise<unknown>
  perform(sources: readonly InputSource[]): Promise<void>
  resize(width: number, height: number): Promise<void>
  /** Everyone signs out: no cookie of this site is left. */
  forget(): Promise<void>
  close(): Promise<void>
}
