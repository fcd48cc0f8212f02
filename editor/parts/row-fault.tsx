import type { PlaceFault } from '../api/faults.ts';
import { useMessages } from '../messages/messages.tsx';
import { refusalText } from '../messages/refusal-text.ts';

interface RowFaultProps {
  row: { message: string | null; code: PlaceFault['code'] } | undefined;
}

/** The reason why a row of a batch failed, if it did. */
export function RowFault({ row }: RowFaultProps) {
  const { refusals } = useMessages();
  if (!row?.message) return null;
  return (
    <small className="fault">
      {refusalText(row.message, { code: row.code, status: 409 }, refusals)}
    </small>
  );
}
