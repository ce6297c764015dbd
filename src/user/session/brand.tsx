import { useTexts } from '../../components/text/use-texts.ts';
import { Icon } from '../../ui/icons/icon.tsx';

export function Brand() {
  const t = useTexts('session');
  return (
    <span className="flex items-center gap-2.5 font-bold tracking-tight">
      <span className="grid size-9 place-items-center rounded-lg bg-accent text-on-accent">
        <Icon name="bank" size={20} />
      </span>
      {t('bank.name')}
    </span>
  );
}
