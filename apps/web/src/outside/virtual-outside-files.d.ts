declare module 'virtual:outside-files' {
  /** The script file of each entry in this folder. */
  export const outsideFiles: Readonly<Record<'errors' | 'telemetry' | 'chat', string>>
}
