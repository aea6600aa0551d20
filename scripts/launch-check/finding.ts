/** One thing that stands between the site and its patients. */
export interface LaunchFinding {
  /** What sort of thing it is. */
  kind: 'placeholder' | 'picture' | 'consent' | 'configuration' | 'link' | 'wording' | 'fact' | 'translation' | 'override';
  /** Where it is; together with the kind its name, under which an override accepts it. */
  at: string;
  /** What has to be done. */
  wanted: string;
}

export const nameOf = ({ kind, at }: Pick<LaunchFinding, 'kind' | 'at'>): string => `${kind} ${at}`;
