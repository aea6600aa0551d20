export interface ReasonCardProps {
  title: string;
  text: string;
}

export function ReasonCard({ title, text }: ReasonCardProps) {
  return (
    <article>
      <h3>{title}</h3>
      <p>{text}</p>
    </article>
  );
}
