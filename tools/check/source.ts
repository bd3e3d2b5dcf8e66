export type Source = { readonly path: string; readonly text: string }
export type Breach = { readonly path: string; readonly rule: string; readonly message: string }
