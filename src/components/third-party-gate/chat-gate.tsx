export interface ChatGateProps {
  /** Our own document that carries the provider's script. */
  src?: string;
  /** Who receives the visit once it is allowed. */
  provider: string;
}

/** Chat of the home page (rows HOME-55 to HOME-57). Rendered by the home page only; leaving it removes it. */
export function ChatGate(_props: ChatGateProps) {
  return null;
}
