import { Component, type ReactNode } from 'react';
import { RouteError } from './route-error.tsx';

interface BoundaryProps {
  /** What is shown: another one is tried afresh. */
  at: unknown;
  children: ReactNode;
}

interface BoundaryState {
  at: unknown;
  failure: { error: unknown } | null;
}

/** Stands round the application: what breaks while it is rendered is said, with a way on. */
export class RouteBoundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { at: this.props.at, failure: null };

  static getDerivedStateFromError = (error: unknown): Partial<BoundaryState> => ({ failure: { error } });

  static getDerivedStateFromProps = ({ at }: BoundaryProps, state: BoundaryState): BoundaryState | null =>
    at === state.at ? null : { at, failure: null };

  override render(): ReactNode {
    const { failure } = this.state;
    return failure ? <RouteError error={failure.error} /> : this.props.children;
  }
}
