// Shown by a form for several accounts when the address names none.
import { Link } from 'react-router-dom';
import { buttonClass } from '../../ui/button-class.ts';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { useTexts } from '../text/use-texts.ts';

interface NoneChosenProps {
  readonly list: string;
  readonly title: string;
  readonly text?: string;
}

export function NoneChosen({ list, title, text }: NoneChosenProps) {
  const words = useTexts('administration');
  const link = (
    <Link to={list} className={buttonClass('quiet')}>
      {words('finish.list')}
    </Link>
  );
  return (
    <Card>
      <EmptyState icon="wallet" title={title} action={link}>
        {text}
      </EmptyState>
    </Card>
  );
}
