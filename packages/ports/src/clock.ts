/** Now, as an instant. Rules and operations never read the machine's clock themselves. */
export type Clock = () => Date
