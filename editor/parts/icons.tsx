const shapes = {
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13Zm4.8 11.3L20 20',
  menu: 'M4 7h16M4 12h16M4 17h16',
  mode: 'M12 3.5a8.5 8.5 0 1 0 8.5 8.5A6.5 6.5 0 0 1 12 3.5Z',
  person: 'M12 12.5a4 4 0 1 0 0-8 4 4 0 0 0 0 8Zm-7.5 8a7.5 7.5 0 0 1 15 0',
  undo: 'M8.5 4.5 4 9l4.5 4.5M4 9h10a5.5 5.5 0 0 1 0 11h-3',
  redo: 'M15.5 4.5 20 9l-4.5 4.5M20 9H10a5.5 5.5 0 0 0 0 11h3',
  more: 'M4 12h2m5 0h2m5 0h2',
  close: 'M6 6l12 12M18 6 6 18',
} as const;

/** A decorative icon: the element around it has a name. */
export function Icon({ shape }: { shape: keyof typeof shapes }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={shapes[shape]} />
    </svg>
  );
}
