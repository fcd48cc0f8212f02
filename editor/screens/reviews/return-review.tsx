import { useState } from 'react';
import { returnReview } from '../../api/handing-over.ts';
import { useWords } from '../../messages/messages.tsx';
import { ActionForm } from '../../parts/action-form.tsx';
import { useFocusFirst } from '../../parts/use-focus-first.ts';
import { reviewWords } from './words.ts';

interface ReturnReviewProps {
  id: string;
  close(): void;
  reload(): Promise<void>;
}

/** Returns a page to its author with a reason. */
export default function ReturnReview({ id, close, reload }: ReturnReviewProps) {
  const words = useWords(reviewWords);
  const [reason, setReason] = useState('');
  const field = useFocusFirst<HTMLTextAreaElement>();
  return (
    <ActionForm
      label={words.giveBack}
      isDisabled={reason.trim() === ''}
      act={async () => {
        await returnReview(id, reason);
        await reload();
        close();
      }}
    >
      <label>
        {words.reason}
        <textarea
          ref={field}
          required
          rows={3}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
      </label>
    </ActionForm>
  );
}
