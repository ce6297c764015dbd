import { useFormState } from 'react-hook-form';
import { Button, type ButtonProps } from '../../ui/button.tsx';

/** Sends the form around it; says what it does, shows that it is under way. */
export function SubmitButton({ isPending = false, ...button }: Omit<ButtonProps, 'type' | 'onPress' | 'form'>) {
  const { isSubmitting } = useFormState();
  return <Button {...button} type="submit" isPending={isPending || isSubmitting} />;
}
