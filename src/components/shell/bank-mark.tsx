export function BankMark() {
  return (
    <svg aria-hidden="true" viewBox="0 0 32 32" className="size-7 shrink-0">
      <rect width="32" height="32" rx="7" className="fill-accent" />
      <path
        d="M8 22V12l8-4 8 4v10M8 24h16M12 22v-8M16 22v-8M20 22v-8"
        className="stroke-on-accent"
        fill="none"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
