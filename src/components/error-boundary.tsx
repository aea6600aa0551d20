import { Component, type ReactNode } from 'react';

interface BoundaryProps {
  /** What is shown: another one is tried afresh. */
  at?: unknown;
  /** Shown in place of what broke. */
  fallback: (error: unknown) => ReactNode;
  children: ReactNode;
}

interface BoundaryState {
  at: unknown;
  failure: { error: unknown } | null;
}

/** What breaks while it is rendered is said, with a way on. React itself writes the error to the console. */
export class ErrorBoundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { at: this.props.at, failure: null };

  static getDerivedStateFromError = (error: unknown): Partial<BoundaryState> => ({ failure: { error } });

  static getDerivedStateFromProps = ({ at }: BoundaryProps, state: BoundaryState): BoundaryState | null =>
    at === state.at ? null : { at, failure: null };

  override render(): ReactNode {
    const { failure } = this.state;
    return failure ? this.props.fallback(failure.error) : this.props.children;
  }
}
