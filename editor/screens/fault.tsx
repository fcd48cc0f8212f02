/** Says why something was not done, where there is a reason; screen readers say it at once. */
export function Fault({ fault }: { fault: Error | null | undefined }) {
  if (!fault) return null;
  return (
    <p className="fault" role="alert">
      {fault.message}
    </p>
  );
}
