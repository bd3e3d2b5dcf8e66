declare module 'virtual:widget-loader' {
  /** The script of live widgets; its file is named by what is in it. */
  export const loader: {
    readonly code: string
    readonly file: string
    readonly integrity: string
  }
}
